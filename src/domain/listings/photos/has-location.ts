/** The tag of the first EXIF directory that points to the GPS directory (Exif 2.32, 4.6.3). */
const GPS_TAG = 0x8825;

/** Returns whether a photo's EXIF or XMP contains a location. Damaged blocks count as none. */
export function hasLocation(exif: Uint8Array | undefined, xmp: Uint8Array | undefined): boolean {
  const text = xmp ? new TextDecoder().decode(xmp) : "";
  return /exif:GPSLatitude|GPSCoordinates/.test(text) || (exif !== undefined && hasGps(exif));
}

function hasGps(exif: Uint8Array): boolean {
  // Some writers include the JPEG segment's marker before the block.
  const start = new TextDecoder("latin1").decode(exif.subarray(0, 6)) === "Exif\0\0" ? 6 : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  if (view.byteLength < 14) return false;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return false;
  const little = order === 0x4949;
  const at = view.getUint32(4, little);
  if (at + 2 > view.byteLength) return false;
  const count = view.getUint16(at, little);
  for (let entry = 0; entry < count; entry++) {
    const offset = at + 2 + entry * 12;
    if (offset + 12 > view.byteLength) return false;
    if (view.getUint16(offset, little) === GPS_TAG)
      return hasLatitude(view, view.getUint32(offset + 8, little), little);
  }
  return false;
}

/** Returns whether a GPS directory has a latitude (tag 2). Cameras without reception write an empty directory. */
function hasLatitude(view: DataView, at: number, little: boolean): boolean {
  if (at + 2 > view.byteLength) return false;
  const count = view.getUint16(at, little);
  for (let entry = 0; entry < count; entry++) {
    const offset = at + 2 + entry * 12;
    if (offset + 12 > view.byteLength) return false;
    if (view.getUint16(offset, little) === 2) return true;
  }
  return false;
}
