import type { Box } from "#integrations/maps/box.ts";
import { ignoreError, on } from "../dom.ts";
import { followLink } from "../live-search.ts";
import { loadOnce } from "../load-once.ts";

/** A shorter movement is a click. */
const MIN_DRAG_PX = 6;

/** What the button's address has in place of the area. */
const PLACEHOLDER = "AREA";

const MAP = "svg[data-search-map]";

const loadArea = loadOnce(() => import("./map-area.ts"));

/**
 * Moves the map of search results with the pointer. The button below it then searches the area that the map shows. Keys
 * use the links beside it.
 */
export function startMapDrag(): void {
  let endDrag: (() => void) | null = null;
  on("pointerdown", MAP, (element, event) => {
    if (event.button !== 0) return;
    endDrag?.();
    endDrag = startDrag(element as unknown as SVGSVGElement, event);
  });
  // A link that is dragged would be dropped somewhere else.
  on("dragstart", MAP, (_, event) => event.preventDefault());
  on("click", "[data-search-area]", (button) => {
    const address = button.dataset.address ?? "";
    const form = document.querySelector<HTMLFormElement>("form[data-live][role=search]");
    if (form) followLink(address, form);
    else location.assign(address);
  });
}

/** Follows the pointer until it is released. Returns a function that stops following it. */
function startDrag(map: SVGSVGElement, { clientX, clientY, pointerId }: PointerEvent): () => void {
  const { x, y, width, height } = map.viewBox.baseVal;
  const unitsPerPixel = width / map.getBoundingClientRect().width;
  const following = new AbortController();
  let box: Box | null = null;
  const { signal } = following;
  map.addEventListener(
    "pointermove",
    (event) => {
      const [right, down] = [event.clientX - clientX, event.clientY - clientY];
      if (!box && Math.hypot(right, down) < MIN_DRAG_PX) return;
      if (!box) map.setPointerCapture(pointerId);
      box = { x: x - right * unitsPerPixel, y: y - down * unitsPerPixel, width, height };
      map.setAttribute("viewBox", `${box.x} ${box.y} ${width} ${height}`);
    },
    { signal },
  );
  const end = (): void => {
    following.abort();
    if (!box) return;
    map.addEventListener("click", preventClick, { capture: true, once: true });
    // Without a click after this drag, the next click is a new one.
    setTimeout(() => map.removeEventListener("click", preventClick, { capture: true }));
    offerArea(map, box).catch(ignoreError);
  };
  for (const type of ["pointerup", "pointercancel"]) map.addEventListener(type, end, { signal });
  return () => following.abort();
}

function preventClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Shows the button that searches the area of a box on the map, if any of it is on the map. */
async function offerArea(map: SVGSVGElement, box: Box): Promise<void> {
  const { computeArea } = await loadArea();
  const area = await computeArea(box);
  const button = map.closest("figure")?.querySelector<HTMLElement>("[data-search-area]");
  if (!button) return;
  button.hidden = area === null;
  if (area) button.dataset.address = (button.dataset.searchArea ?? "").replace(PLACEHOLDER, encodeURIComponent(area));
}
