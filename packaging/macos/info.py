"""Info.plist: what macOS is told about the app, the file type among it."""

from typing import Any

from common.project import APP_ID

IDENTIFIER = APP_ID.replace("_", "-")  # macOS knows no underscores
FILE_TYPE = f"{IDENTIFIER}.save"
NAME = "Festival Desktop"
OLDEST_MACOS = "13.0"
"""What the Qt in the lock needs."""


def info(version: str) -> dict[str, Any]:
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de", "fr", "es", "it", "pl", "ja", "zh-Hans"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Festival Desktop contributors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Saved festival game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "festival-desktop.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "Saved festival game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["festival"]},
            }
        ],
    }
