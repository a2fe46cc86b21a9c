/** Width and height of a JPEG, so that a page does not move while it loads. Source: ITU-T T.81, B.2.2. */
export function jpegSize(file: Uint8Array): { width: number; height: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  // Segments follow the two bytes of the beginning; a frame's header is one of C0 to CF, besides C4, C8 and CC.
  for (let at = 2; at + 9 < file.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  throw new Error('A picture of the documentation is no JPEG');
}
