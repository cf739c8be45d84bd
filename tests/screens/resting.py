"""Whether every item of a table is exactly where and how its spec says, once nothing moves."""

import pytest

from festival_desktop.scenes.scene_items import SceneItems


def assert_at_rest(items: SceneItems) -> None:
    assert not items.motion.busy
    for item in items:
        rect = item.spec.rect
        assert item.goal == rect, item.key
        assert item.opacity() == 1.0, item.key
        assert item.transform().isIdentity(), item.key
        assert item.rotation() == pytest.approx(item.spec.rotation), item.key
        assert item.zValue() == item.spec.z, item.key
        assert (item.parentItem() is not None) == item.spec.framed, item.key
        assert item.size.width() * item.scale() == pytest.approx(rect.width(), rel=0.003), item.key
        way = item.pos() - rect.center()
        assert abs(way.x()) <= 1.0, item.key
        assert abs(way.y()) <= 1.0, item.key
