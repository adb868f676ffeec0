/** Reads numbers and text from a file of any length. Bytes beyond its end read as 0. */
export function createByteReader(bytes: Uint8Array) {
  const at = (offset: number) => bytes[offset] ?? 0;
  const littleEndian = (offset: number, length: number) =>
    Array.from({length}, (_, index) => at(offset + index) * 2 ** (8 * index)).reduce((sum, value) => sum + value, 0);
  return {
    bytes,
    length: bytes.length,
    byte: at,
    u16: (offset: number) => littleEndian(offset, 2),
    u32: (offset: number) => littleEndian(offset, 4),
    /** The number may be too large to be exact. */
    u64: (offset: number) => littleEndian(offset, 8),
    u32BigEndian: (offset: number) =>
      at(offset) * 2 ** 24 + at(offset + 1) * 2 ** 16 + at(offset + 2) * 2 ** 8 + at(offset + 3),
    text: (offset: number, length: number) => String.fromCharCode(...bytes.subarray(offset, offset + length)),
  };
}

export type Reader = ReturnType<typeof createByteReader>;
