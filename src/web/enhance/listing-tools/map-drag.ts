import type { Box } from "#integrations/maps/box.ts";
import { ignoreError, on } from "../dom.ts";
import { followLink } from "../live-search.ts";
import { loadOnce } from "../load-once.ts";
import { followPointers, getGrip } from "./follow-pointers.ts";

/** A shorter movement is a click. */
const MIN_DRAG_PX = 6;

/** What the buttons' addresses have in place of the area. */
const PLACEHOLDER = "AREA";

const MAP = "svg[data-search-map]:not([data-drawing])";

export const loadArea = loadOnce(() => import("./map-area.ts"));
const loadDrawing = loadOnce(() => import("./map-draw.ts"));

/**
 * Moves the map of search results with one pointer and zooms it with two. The button below it then searches the area
 * that the map shows, and another one starts drawing an area. Keys use the links beside it.
 */
export function startMapDrag(): void {
  let drag: MapDrag | null = null;
  on("pointerdown", MAP, (element, event) => {
    if (event.button !== 0) return;
    if (event.isPrimary) {
      drag?.stop();
      drag = startDrag(element as unknown as SVGSVGElement);
    }
    drag?.add(event);
  });
  // A link that is dragged would be dropped somewhere else.
  on("dragstart", MAP, (_, event) => event.preventDefault());
  on("click", "[data-search-area]", (button) => followAddress(button.dataset.address ?? ""));
  on("click", "[data-draw]", (button, { detail }) => {
    // A click without a pointer is a pressed key.
    const isByKey = detail === 0;
    loadDrawing()
      .then(({ toggleDrawing }) => toggleDrawing(button, isByKey))
      .catch(ignoreError);
  });
}

/** Shows the results of a search in an area. */
export function followAddress(address: string): void {
  const form = document.querySelector<HTMLFormElement>("form[data-live][role=search]");
  if (form) followLink(address, form);
  else location.assign(address);
}

/** Returns a button's address with the area. */
export function toAddress(template = "", area = ""): string {
  return template.replace(PLACEHOLDER, encodeURIComponent(area));
}

interface MapDrag {
  /** Follows another pointer. */
  add(event: PointerEvent): void;
  stop(): void;
}

/** Follows pointers until all of them are released. */
function startDrag(map: SVGSVGElement): MapDrag {
  const pointers = new Map<number, readonly [x: number, y: number]>();
  const following = new AbortController();
  const { signal } = following;
  let hasMoved = false;
  let start = { box: readBox(map), grip: getGrip([]) };
  const restart = (): void => {
    start = { box: readBox(map), grip: getGrip(pointers.values()) };
  };
  map.addEventListener(
    "pointermove",
    ({ pointerId, clientX, clientY }) => {
      if (!pointers.has(pointerId)) return;
      pointers.set(pointerId, [clientX, clientY]);
      const grip = getGrip(pointers.values());
      const isShort = Math.hypot(grip.x - start.grip.x, grip.y - start.grip.y) < MIN_DRAG_PX;
      if (!hasMoved && pointers.size === 1 && isShort) return;
      hasMoved = true;
      map.setPointerCapture(pointerId);
      showBox(map, followPointers(start.box, map.getBoundingClientRect(), start.grip, grip));
    },
    { signal },
  );
  const release = ({ pointerId }: PointerEvent): void => {
    pointers.delete(pointerId);
    if (pointers.size > 0) {
      restart();
      return;
    }
    following.abort();
    if (!hasMoved) return;
    map.addEventListener("click", preventClick, { capture: true, once: true });
    // Without a click after this drag, the next click is a new one.
    setTimeout(() => map.removeEventListener("click", preventClick, { capture: true }));
    offerArea(map, readBox(map)).catch(ignoreError);
  };
  for (const type of ["pointerup", "pointercancel"] as const) map.addEventListener(type, release, { signal });
  return {
    add({ pointerId, clientX, clientY }) {
      pointers.set(pointerId, [clientX, clientY]);
      restart();
    },
    stop: () => following.abort(),
  };
}

export function readBox({ viewBox }: SVGSVGElement): Box {
  const { x, y, width, height } = viewBox.baseVal;
  return { x, y, width, height };
}

/** Shows a part of the map. Circles don't change their size on the screen. */
function showBox(map: SVGSVGElement, { x, y, width, height }: Box): void {
  map.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  map.style.setProperty("--map-size", String(width));
}

function preventClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Shows the button that searches the area of a box on the map, if any of it is on the map. */
export async function offerArea(map: SVGSVGElement, box: Box): Promise<void> {
  const { findArea } = await loadArea();
  const area = await findArea(box);
  const button = map.closest("figure")?.querySelector<HTMLElement>("[data-search-area]");
  if (!button) return;
  button.hidden = area === null;
  if (area) button.dataset.address = toAddress(button.dataset.searchArea, area);
}
