cask "festival-desktop" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@ARM64_DMG_SHA256@",
         intel: "@X86_64_DMG_SHA256@"

  url "@MAC@"
  name "Festival Desktop"
  desc "Lantern festival games on one shared screen"
  homepage "@HOMEPAGE@"

  depends_on macos: ">= :ventura"

  app "Festival Desktop.app"
end
