"""Every colour of the program, the lantern and player styles, the font families, the variants.

No other file may contain a colour. Painters call `theme()` while they paint; caches are emptied
when the look changes (`on_restyle`, `kept`).
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

MOON = -1
"""Seat number of an opponent who is not a player but has a moon as token."""
FINGER = 32.0
"""Minimum touch size of every control, in logical pixels."""

NIGHT: dict[str, str] = {
    # night, water and glow
    "night": "#0A0F2C", "night_mid": "#16224F", "keyline": "#050823",
    "shadow": "#02040F", "white": "#FFFFFF", "black": "#000000",
    "water": "#0D2B45", "water_lit": "#1B5B77", "water_deep": "#071B36",
    "light": "#FFC56B", "light_hi": "#FFE3A6", "light_deep": "#FFA930", "star": "#FFF4D6",
    # surroundings, the only colours that differ between night and evening
    "sky0": "#0A0F2C", "sky1": "#16224F", "sky2": "#3B2B5E", "sky3": "#76465F",
    "haze_violet": "#4A3C86", "haze_blue": "#27408A", "haze_rose": "#B0607A",
    "lake0": "#265068", "lake1": "#14506B", "lake2": "#0D2B45", "lake3": "#081A33",
    "hill0": "#2C2A62", "hill1": "#59447C", "hill2": "#1C2150", "hill3": "#3A3268",
    "hill4": "#10163C", "hill5": "#1B1D4C", "pavilion": "#0C1130",
    "ripple": "#82BED7", "moon_road": "#FFE9BE", "ember": "#FF9E5B", "vignette": "#040818",
    "title0": "#FFF6DC", "title1": "#FFC56B", "title_glow": "#FFC56B", "title_edge": "#0A081E",
    "on_sky": "#F6E9CF",
    # moon and lights of the scene
    "moon0": "#FFFBEF", "moon1": "#FBE7BE", "moon2": "#E2BE86", "moon_spot": "#BE9664",
    "moon_glow": "#FFE9C0", "moon_silver": "#DCE3F7", "moon_silver_deep": "#8D97BF",
    "boat_paper": "#FFF3C8", "boat_edge": "#6B3A12", "sky_lantern": "#E8793A",
    # paper and ink
    "paper": "#F6E9CF", "paper_hi": "#FFF8E6", "paper_shade": "#E4D0A6", "paper_edge": "#8C744A",
    "paper_line": "#6E5930", "ink": "#23243D", "ink_soft": "#5A5870", "letter": "#171733",
    "fibre_dark": "#3C280A", "fibre_light": "#FFE9C0",
    "field0": "#E9D9B4", "field1": "#FBF3DF", "field2": "#FFF9EA",
    "strip0": "#D9C393", "strip1": "#E9D8B2", "strip2": "#EFE1C0",
    # lacquer, night boards, wood, brass
    "lacquer": "#A8322D", "lacquer_deep": "#6E1B1E",
    "seal_hi": "#D9564C", "seal_deep": "#7E1F1B", "seal_edge": "#4A120F",
    "board": "#101A45", "panel": "#10173A", "panel_hi": "#1D2854", "well": "#060A28",
    "on_dark": "#F6E9CF", "on_dark_soft": "#C0BBD6",
    "wood": "#6B4226", "wood_hi": "#8A5A35", "wood_pale": "#B27A48", "wood_dark": "#3A2110",
    "wood_edge": "#1C0E08", "wood_shade": "#1A0F12", "wood_grain": "#E0A868",
    "brass": "#C9A227", "brass_hi": "#F1D77A", "brass_pale": "#FFF0B0", "brass_deep": "#7E6116",
    "brass_edge": "#6E5414", "plate0": "#F3DE93", "plate1": "#D3B045", "plate2": "#A8851E",
    "plate_ink": "#2A1C05", "plate_ink_soft": "#3E2C0A",
    # semantic colours
    "step0": "#2A1B22", "step1": "#1A1018", "step_skipped": "#5A5068",
    "good": "#4FB286", "warn": "#E4572E", "on_warn": "#FF8A66",
    "on_seal": "#FFF3D6", "on_seal_soft": "#E9D9C4",
    # buttons: top, body and lower colour of each kind; lit = hover, dusk = disabled
    "primary0": "#D0493F", "primary1": "#A8322D", "primary2": "#7C1F1F",
    "primary_lit0": "#F07A5E", "primary_lit1": "#C8443A", "primary_lit2": "#962A27",
    "primary_dusk0": "#6E2A33", "primary_dusk1": "#57202C", "primary_dusk2": "#3F1722",
    "primary_dusk_ink": "#C79C93",
    "sheet0": "#FFF8E6", "sheet1": "#F6E9CF", "sheet2": "#E4D0A6",
    "sheet_lit0": "#FFFFFF", "sheet_lit1": "#FFF7E2", "sheet_lit2": "#F6E3B4",
    "sheet_dusk0": "#CDBB92", "sheet_dusk1": "#BFAC82", "sheet_dusk2": "#A8946A",
    "sheet_dusk_ink": "#5A5870", "sheet_rim0": "#B78A3C",
    "night0": "#31427F", "night1": "#1D2A5E", "night2": "#131C46",
    "night_lit0": "#5B74C8", "night_lit1": "#2F4390", "night_lit2": "#1E2C68",
    "night_dusk0": "#1B2550", "night_dusk1": "#151E46", "night_dusk2": "#0F1738",
    "night_dusk_ink": "#8F95BE",
    "plank0": "#8A5A35", "plank1": "#6B4226", "plank2": "#4A2C1A",
    "plank_lit0": "#B07A4A", "plank_lit1": "#84532F", "plank_lit2": "#5E3A22",
    "plank_dusk0": "#4E3424", "plank_dusk1": "#3E281B", "plank_dusk2": "#2E1D14",
    "plank_dusk_ink": "#AC9575", "rim_dusk": "#66551F",
    # night tiles
    "tile0": "#172352", "tile1": "#0A1030", "seam": "#070B24", "tile_rim": "#F4DC8A",
    "back0": "#2A3A7C", "back1": "#121A48", "coin": "#141B45",
    "cell": "#06122E", "cell_glow": "#FFB03A", "cell_line": "#FFBE55", "cell_mark": "#FFE3A6",
    "knot_edge": "#5B3A08", "burst_rose": "#F573B2", "burst_blue": "#3FA9F5",
    "burst_teal": "#2FB7A3", "burst_orange": "#F08A2C",
    # mooncakes, badges and dedications
    "cake0": "#FFDF9A", "cake1": "#D9933F", "cake2": "#8A4A1C", "cake_edge": "#4A2510",
    "cake_mark": "#6A3513", "cake_ink": "#3E2408",
    "badge_edge": "#7A4E10", "badge_none0": "#3A3358", "badge_none1": "#2A2547",
    "four_of_a_kind": "#E6BE2E", "three_pair": "#2B5C9E", "seven_unique": "#A8322D",
    "generic": "#6B5A36", "pair_b": "#F08A2C", "pair_c": "#2FB7A3", "generic_star": "#8A6A1C",
    "on_four_of_a_kind": "#2A1C05", "on_three_pair": "#FFF3D6", "on_seven_unique": "#FFF3D6",
    "on_generic": "#FFF3D6",
    # friend cards: gold edge, and signs on paper and on night
    "card_edge": "#D08A17", "heart": "#B92B33", "solo": "#3B3F8C", "extra": "#8A6206",
    "on_heart": "#FF8A88", "on_solo": "#AFC0FF", "on_extra": "#FFD36B",
    # the program's own lantern
    "festival0": "#FFF7D6", "festival1": "#FFD77E", "festival2": "#F2793A", "festival3": "#A8322D",
    "festival_rib": "#7C1F1F", "tassel": "#E4572E", "icon_sky": "#1E2C6A", "icon_low": "#6A3F74",
    # pets
    "angel": "#FFFFFF", "opalescence": "#D9CFF0", "owlowiscious": "#A9784A", "gummy": "#8CC65A",
    "winona": "#9A5F35", "tank": "#B7C07A", "owl_eye": "#FFF2D0", "owl_beak": "#E0A030",
    "winona_ear": "#5A3318", "tank_shell": "#5F8F55",
    # dice and the lake sheet
    "die_red": "#D8433B", "die_orange": "#F08A2C", "die_green": "#3FA35B", "die_blue": "#2F7DD1",
    "die_purple": "#8E5BD0", "die_white": "#F2EFE6",
    "pencil0": "#FFD98A", "pencil1": "#E09A2E", "pencil2": "#A9641A",
    "pencil_wood": "#F3D9AE", "pencil_band": "#D9D9DE", "pencil_end": "#E0787A",
    "area_paper": "#FAF0DC", "area_white": "#EEF0F3", "sign_white": "#6F7B93",
    "sign_edge": "#1B1C30", "hatch_white": "#B4BDD0", "hatch_white_deep": "#56617C",
    "die_white_side": "#A9A492", "die_white_sign": "#46506A",
    "bed0": "#123B58", "bed1": "#0A2038", "wave": "#A98B50",
    "legal": "#FFB300", "legal_hi": "#FFC23D", "legal_paper": "#FFE9B0", "legal_core": "#FFFBE8",
    "group": "#7FE8BB", "group_edge": "#06101F",
    "window0": "#101A4A", "window1": "#3A2468", "under_tile": "#1A1440",
    "spark_line": "#FF9E5B", "spark_corner": "#FF8FB1", "spark_square": "#6FD3FF",
    "spark_t": "#FFD166", "spark_l": "#C7A6FF", "spark_s": "#7FE8D8",
    "spark_plus": "#FF7A6B", "spark_u": "#9BE08A",
    "medal0": "#FFF0BE", "medal1": "#DDA92E", "medal_edge": "#4B370A",
    "bronze0": "#F2B98A", "bronze1": "#A4602E", "silver0": "#FAFBFF", "silver1": "#9FA8BC",
    "gold0": "#FFF0BE", "gold1": "#DDA92E", "award_edge": "#3A2A0C",
    "platform0": "#D9D6CC", "platform1": "#8F8E92", "stone_edge": "#2A2C3A",
    "stone_line": "#5A5A66", "stone_mark": "#3C3D4C",
    "hull0": "#A86F3F", "hull1": "#5A3218", "hull_edge": "#1A1626",
    "lamp0": "#F0DDB6", "lamp1": "#C58C4A", "lamp_lit0": "#FFF0BF", "lamp_lit1": "#F2A13A",
    "lamp_rib": "#8C4A16", "pagoda0": "#FFE9A8", "pagoda1": "#E2B22E", "pagoda2": "#B07F12",
    "pagoda_edge": "#3D2A05", "pagoda_door": "#7A4B12", "pagoda_lit": "#FFF3C8",
    "gift_edge": "#5C1512", "felt0": "#1C4A5E", "felt1": "#0E2C45", "felt2": "#061523",
    "rim0": "#3A2012", "rim1": "#A56B3D", "rim2": "#8A5A35", "rim3": "#6B4226", "rim4": "#2E1A0E",
    "rim_grain": "#D09A64", "rim_edge": "#3E2C06",
    # islands, bridges, pagodas, fireflies
    "shoal": "#3C96AA", "foam": "#96D7E6", "cliff": "#5B4630", "sand0": "#F0D79A",
    "sand1": "#B98D52", "grass0": "#5E9A5A", "grass1": "#2C6149", "bush": "#1F4A3C",
    "board_pale": "#D9A56B", "wall0": "#5B2A1E", "wall1": "#9A4A32", "wall_edge": "#2B160B",
    "firefly": "#D8F27A", "firefly_core": "#F6FFC9",
    # the board of Firefly Festival: lake, ground of the islands, and objects on it
    "pond0": "#10304F", "pond1": "#114463", "pond2": "#0B2640",
    "isle_start": "#DE8A34", "isle_small": "#5C9E5A", "isle_medium": "#DDC24C",
    "isle_large": "#A9443C", "ridge": "#6E3A3E", "ridge_lit": "#DFA894", "path_pale": "#F0DCAE",
    "pine0": "#1F4A4A", "pine1": "#5FA07F", "leaf0": "#7FC08A", "leaf1": "#2E6B50",
    "reed": "#CBD77A", "lily0": "#3F7F6B", "lily1": "#1F4F55", "lotus": "#F3C6DC",
    "roof0": "#4A4F75", "roof1": "#2B2F4A", "roof_edge": "#E3C878", "plinth0": "#CFCBD6",
    "plinth1": "#77748C", "torii": "#C8423A", "rail_edge": "#1A1222",
    "coin0": "#FFE9A8", "coin1": "#E9BE4B", "coin2": "#B98A1E", "coin_edge": "#6B4A10",
    "goal0": "#C9B6F2", "goal1": "#6A4FB0", "goal_edge": "#4B3A7A", "recruit": "#2F8F6A",
    "warn_deep": "#B5381A", "good_deep": "#20694A",
    # box faces
    "box_lanterns0": "#2B2468", "box_lanterns1": "#131040",
    "box_dice0": "#6A1F2A", "box_dice1": "#2A0B18",
    "box_firefly0": "#0F5560", "box_firefly1": "#072A3A",
}  # fmt: skip

EVENING: dict[str, str] = {
    "sky0": "#5F97CC", "sky1": "#A9CCE8", "sky2": "#F3DCC4", "sky3": "#F7C79A",
    "lake0": "#E9C9A4", "lake1": "#8FC1D2", "lake2": "#5A9BB8", "lake3": "#3F7F9F",
    "hill0": "#8FA6C8", "hill1": "#C9B8C4", "hill2": "#6C8BB0", "hill3": "#A3A3BC",
    "hill4": "#47698F", "hill5": "#6F83A3", "pavilion": "#33507A",
    "ripple": "#E8F6FA", "vignette": "#1B4A66",
    "title0": "#3A2C6A", "title1": "#23243D", "title_glow": "#FFF6DC", "title_edge": "#FFF6DC",
    "on_sky": "#23243D",
    "cell": "#FFF3D2", "cell_glow": "#FFE3A6", "cell_line": "#8A4B00", "cell_mark": "#5E3200",
    "pond0": "#5A9BB8", "pond1": "#4A8FB0", "pond2": "#356F92",
}  # fmt: skip

CONTRAST: dict[str, str] = {
    "sky0": "#000000", "sky1": "#000000", "sky2": "#05070F", "sky3": "#0A0F2C",
    "lake0": "#05070F", "lake1": "#05101C", "lake2": "#02060C", "lake3": "#000000",
    "hill0": "#05070F", "hill1": "#0A0F1C", "hill2": "#05070F", "hill3": "#0A0F1C",
    "hill4": "#05070F", "hill5": "#0A0F1C", "pavilion": "#101624",
    "title0": "#FFFFFF", "title1": "#FFFFFF", "on_sky": "#FFFFFF",
    "step0": "#000000", "step1": "#000000",
    "paper": "#FFFFFF", "paper_hi": "#FFFFFF", "paper_shade": "#FFFFFF", "paper_edge": "#000000",
    "paper_line": "#000000", "ink": "#000000", "ink_soft": "#000000", "letter": "#000000",
    "field0": "#FFFFFF", "field1": "#FFFFFF", "field2": "#FFFFFF",
    "strip0": "#FFFFFF", "strip1": "#FFFFFF", "strip2": "#FFFFFF",
    "board": "#000000", "panel": "#000000", "panel_hi": "#000000", "well": "#000000",
    "on_dark": "#FFFFFF", "on_dark_soft": "#FFFFFF",
    "brass": "#FFD84A", "brass_hi": "#FFD84A", "light": "#FFC933", "light_hi": "#FFE894",
    "good": "#1F7A52", "warn": "#FF6A3D", "on_warn": "#FF9A78", "on_seal": "#FFFFFF",
    "on_seal_soft": "#FFFFFF", "primary1": "#9C1F1B", "primary_lit1": "#C42A24",
    "primary_dusk1": "#3A1416", "primary_dusk_ink": "#E8C4BF",
    "sheet1": "#FFFFFF", "sheet_lit1": "#FFF0BF", "sheet_dusk1": "#C9C9C9",
    "sheet_dusk2": "#8E8E8E", "sheet_dusk_ink": "#3A3A3A", "sheet_rim0": "#000000",
    "night1": "#0B1338", "night_lit1": "#24398C",
    "night_dusk1": "#05070F", "night_dusk_ink": "#B4BBE0", "plank1": "#2A170B",
    "plank_lit1": "#5E3A22", "plank_dusk1": "#160D07", "plank_dusk_ink": "#D0B894",
    "wood": "#1E1109", "wood_hi": "#2A170B", "wood_pale": "#3A2110", "wood_dark": "#000000",
    "tile0": "#000000", "tile1": "#000000", "back0": "#101A45", "back1": "#101A45",
    "coin": "#000000", "cell": "#000000", "cell_line": "#FFD84A", "cell_mark": "#FFFFFF",
    "badge_none0": "#000000", "badge_none1": "#000000",
    "plate0": "#FFD84A", "plate1": "#FFD84A", "plate2": "#FFD84A",
    "plate_ink": "#000000", "plate_ink_soft": "#000000",
    "card_edge": "#000000", "heart": "#9C1F1B", "solo": "#1B2266", "extra": "#5E3200",
    "four_of_a_kind": "#FFD84A", "three_pair": "#1B4A94", "seven_unique": "#9C1F1B",
    "generic": "#4A3C1C", "on_four_of_a_kind": "#000000", "on_three_pair": "#FFFFFF",
    "on_seven_unique": "#FFFFFF", "on_generic": "#FFFFFF",
    "isle_start": "#C4660C", "isle_small": "#3F9A4A", "isle_medium": "#FFE14A",
    "isle_large": "#B3261E",
    "area_paper": "#FFFFFF", "area_white": "#FFFFFF", "sign_white": "#000000",
    "hatch_white": "#D5DBE8", "hatch_white_deep": "#000000", "wave": "#FFFFFF",
    "bed0": "#000000", "bed1": "#000000", "window0": "#000000", "window1": "#000000",
    "legal_paper": "#FFF0BF", "felt0": "#000000", "felt1": "#000000", "felt2": "#000000",
    "rim2": "#1E1109",
    "pond0": "#04101C", "pond1": "#04101C", "pond2": "#04101C", "path_pale": "#FFFFFF",
    "warn_deep": "#8A1F00", "good_deep": "#005C38",
}  # fmt: skip


class LanternStyle(NamedTuple):
    """The distinguishing marks of a lantern: colour, deep shade of its tile zone, letter."""

    colour: str
    deep: str
    letter: str


LANTERNS: Mapping[str, LanternStyle] = MappingProxyType({
    "twilight": LanternStyle("#8E5BD0", "#3D2384", "T"),
    "rarity": LanternStyle("#E9EEF8", "#4B5C96", "R"),
    "rainbow": LanternStyle("#3FA9F5", "#104C92", "D"),
    "fluttershy": LanternStyle("#F7D84A", "#9A5A0C", "F"),
    "pinkie": LanternStyle("#F573B2", "#8A2568", "P"),
    "applejack": LanternStyle("#F08A2C", "#8C3A0A", "A"),
    "starlight": LanternStyle("#2FB7A3", "#0B5F5C", "S"),
})  # fmt: skip
"""Lanterns in the order used everywhere."""


FRIENDS: Mapping[str, str] = MappingProxyType({
    **{lantern: style.colour for lantern, style in LANTERNS.items()},
    "sweetie-belle": "#D9B8E8", "apple-bloom": "#E8736A", "scootaloo": "#F2A25C",
    "spike": "#7CC46B", "cadance": "#F2A7C8", "luna": "#4F63C9", "mistmane": "#B7A0E0",
    "trixie": "#6FB7E8", "celestia": "#FFD36B",
})  # fmt: skip
"""Disc colour of each friend; seven friends share their lantern's colour."""


class PlayerStyle(NamedTuple):
    """The distinguishing marks of a seat: colour and shape."""

    colour: str
    shape: str


PLAYERS: tuple[PlayerStyle, ...] = (
    PlayerStyle("#D8433B", "circle"),
    PlayerStyle("#2F7DD1", "triangle"),
    PlayerStyle("#F2C230", "square"),
    PlayerStyle("#3FA35B", "diamond"),
    PlayerStyle("#8E5BD0", "hexagon"),
    PlayerStyle("#F2EFE6", "star"),
)


class Theme(NamedTuple):
    """A variant: its colour tokens and how rich its materials are."""

    name: str
    tokens: Mapping[str, str]
    flat: bool = False
    """Whether high contrast is on: no gradients, shadows or grain, and outlines of two pixels."""
    haze: float = 1.0
    stars: float = 1.0


THEMES: Mapping[str, Theme] = MappingProxyType({
    "dark": Theme("dark", NIGHT),
    "light": Theme("light", NIGHT | EVENING, haze=0.3, stars=0.0),
    "contrast": Theme("contrast", NIGHT | CONTRAST, flat=True, haze=0.0, stars=0.0),
})  # fmt: skip

FAMILIES = ("Noto Sans", "DejaVu Sans")
DISPLAY_FAMILIES = ("Noto Serif Display", "Noto Serif", "DejaVu Serif")
TEXT_SCALES = (0.8, 2.0)

Function = TypeVar("Function", bound=Callable[..., Any])
_KEPT = 4096


class _Current:
    theme: Theme = THEMES["dark"]
    text_scale: float = 1.0
    forget: ClassVar[list[Callable[[], None]]] = []


def theme() -> Theme:
    """Return the current theme."""
    return _Current.theme


def use(name: str) -> None:
    """Switch to a variant: dark, light or contrast."""
    if name != _Current.theme.name:
        _Current.theme = THEMES[name]
        _restyle()


def text_scale() -> float:
    """Return the factor on the size of every text that is not part of a piece."""
    return _Current.text_scale


def set_text_scale(scale: float) -> None:
    """Change the text size; values are clamped to 0.8–2.0."""
    low, high = TEXT_SCALES
    scale = min(high, max(low, scale))
    if scale != _Current.text_scale:
        _Current.text_scale = scale
        _restyle()


def _restyle() -> None:
    for forget in _Current.forget:
        forget()


def on_restyle(forget: Callable[[], None]) -> None:
    """Register a callback for changes that make painted things look different."""
    _Current.forget.append(forget)


def cached_per_theme(function: Function) -> Function:
    """Cache a function's results until the look changes."""
    remembering = lru_cache(_KEPT)(function)
    on_restyle(remembering.cache_clear)
    return cast(Function, remembering)
