import type { Position } from "#integrations/maps/map-parts.ts";
import { ignoreError } from "../dom.ts";
import { followAddress, loadArea, offerArea, readBox, toAddress } from "./map-drag.ts";

/** A line with a shorter width or height on the screen is a slip. */
const MIN_SIZE_PX = 16;

/** Ends what is being drawn. */
let drawing = new AbortController();

interface DrawingBoard {
  map: SVGSVGElement;
  button: HTMLElement;
  status: HTMLElement;
}

/**
 * Starts drawing an area on the map, or cancels it. Somebody who pressed a key is also offered the area that the map
 * shows.
 */
export function toggleDrawing(button: HTMLElement, isByKey: boolean): void {
  const figure = button.closest("figure");
  const map = figure?.querySelector<SVGSVGElement>("svg[data-search-map]");
  const status = figure?.querySelector<HTMLElement>("[data-draw-status]");
  if (!map || !status) return;
  const isDrawing = map.hasAttribute("data-drawing");
  drawing.abort();
  if (isDrawing) return;
  drawing = new AbortController();
  startDrawing({ map, button, status }, drawing);
  const { hint = "", keys = "" } = status.dataset;
  status.textContent = isByKey ? `${hint} ${keys}` : hint;
  if (isByKey) offerArea(map, readBox(map)).catch(ignoreError);
}

function startDrawing({ map, button, status }: DrawingBoard, ending: AbortController): void {
  const { signal } = ending;
  const label = button.textContent;
  button.textContent = button.dataset.cancel ?? "";
  map.dataset.drawing = "";
  // It loads while the visitor draws.
  loadArea().catch(ignoreError);
  const endLine = followLine(map, signal, (line) => {
    finish(line).catch(ignoreError);
  });
  const finish = async (line: readonly Position[]): Promise<void> => {
    const polygon = isLarge(map, line) ? await (await loadArea()).findPolygon(line) : null;
    if (signal.aborted) return;
    if (polygon) return followAddress(toAddress(button.dataset.draw, polygon));
    endLine();
    status.textContent = status.dataset.small ?? "";
  };
  addEventListener("keydown", ({ key }) => key === "Escape" && ending.abort(), { signal });
  signal.addEventListener("abort", () => {
    endLine();
    delete map.dataset.drawing;
    button.textContent = label;
    status.textContent = "";
  });
}

/** Draws a line along a pointer's way, and passes it on when the pointer is released. Returns how to remove it. */
function followLine(map: SVGSVGElement, signal: AbortSignal, onDrawn: (line: Position[]) => void): () => void {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("class", "map-shape");
  let line: Position[] | null = null;
  const remove = (): void => {
    line = null;
    path.remove();
  };
  const listen = (type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel", handle: typeof extend): void =>
    map.addEventListener(type, (event) => event.isPrimary && handle(event), { signal });
  const extend = (event: PointerEvent): void => {
    if (!line) return;
    line.push(toPosition(map, event));
    path.setAttribute("d", `M${line.join(" ")}`);
  };
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    map.setPointerCapture(event.pointerId);
    line = [];
    map.append(path);
    extend(event);
  });
  // Otherwise the focus moves to the page's main part and stays there when the results are replaced.
  map.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  listen("pointermove", extend);
  listen("pointerup", () => {
    if (line) onDrawn(line);
    line = null;
  });
  listen("pointercancel", remove);
  return remove;
}

function toPosition(map: SVGSVGElement, { clientX, clientY }: PointerEvent): Position {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM()?.inverse());
  return [x, y];
}

function isLarge(map: SVGSVGElement, line: readonly Position[]): boolean {
  const unit = readBox(map).width / map.clientWidth;
  return ([0, 1] as const).every((at) => {
    const values = line.map((position) => position[at]);
    return Math.max(...values) - Math.min(...values) >= MIN_SIZE_PX * unit;
  });
}
