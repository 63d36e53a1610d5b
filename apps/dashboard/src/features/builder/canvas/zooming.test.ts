import { expect, test } from "bun:test";
import { createZooming } from "./zooming.ts";

/** A view that is halfway to its zoom whenever somebody looks. */
function slowView() {
  const view = { zoom: 1, time: 0, arrive: () => {} };
  const zooming = createZooming({ now: () => view.time, current: () => view.zoom }, (zoom) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    view.zoom = (view.zoom + zoom) / 2;
    view.arrive = () => {
      view.zoom = zoom;
      resolve();
    };
    return promise;
  });
  return { view, zooming };
}

test("five quick clicks are five steps, whatever has been drawn of them", async () => {
  const { view, zooming } = slowView();
  for (let click = 0; click < 5; click++) zooming.zoomBy(1.2);
  view.arrive();
  expect(view.zoom).toBeCloseTo(1.2 ** 5, 10);
});

test("the limits hold for what is aimed at", () => {
  const { view, zooming } = slowView();
  for (let click = 0; click < 20; click++) zooming.zoomBy(1.2);
  view.arrive();
  expect(view.zoom).toBe(3);
  for (let click = 0; click < 40; click++) zooming.zoomBy(1 / 1.2);
  view.arrive();
  expect(view.zoom).toBe(0.1);
});

test("a step after the movement counts from what is shown", async () => {
  const { view, zooming } = slowView();
  zooming.zoomBy(1.2);
  view.arrive();
  await Promise.resolve();
  view.zoom = 2;
  zooming.zoomBy(1.2);
  view.arrive();
  expect(view.zoom).toBeCloseTo(2.4, 10);
});

test("so does one after another movement, or where nobody told of the end", () => {
  const { view, zooming } = slowView();
  zooming.zoomBy(1.2);
  view.zoom = 0.5;
  zooming.forget();
  zooming.zoomBy(2);
  view.zoom = 0.8;
  view.time = 5_000;
  zooming.zoomBy(2);
  view.arrive();
  expect(view.zoom).toBe(1.6);
});
