import { brotliDecompressSync } from 'node:zlib';

/** The list of known table tags in WOFF2. A font refers to a tag by its position in this list. */
const knownTags =
  `cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH
  PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc
  feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill`.split(/\s+/);

/** The code points that a WOFF2 font can draw, read from its cmap table. */
export function readCharacters(font: Buffer): Set<number> {
  const { map, view } = findCharacterMap(font);
  const characters = new Set<number>();
  const count = view.getUint16(map + 2);
  for (let index = 0; index < count; index++) {
    const table = map + view.getUint32(map + 4 + index * 8 + 4);
    const format = view.getUint16(table);
    if (format === 4) readFormat4(view, table, characters);
    if (format === 12) readFormat12(view, table, characters);
  }
  return characters;
}

function findCharacterMap(font: Buffer): { map: number; view: DataView } {
  const tables = font.readUInt16BE(12);
  let at = 48;
  const readNumber = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let map = -1;
  for (let index = 0; index < tables; index++) {
    const flags = font.readUInt8(at++);
    const isNamed = (flags & 63) === 63;
    const tag = isNamed ? font.toString('latin1', at, (at += 4)) : knownTags[flags & 63];
    const plainLength = readNumber();
    // The glyf and loca tables are transformed unless flagged otherwise; all other tables are transformed only if
    // flagged.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (tag === 'cmap') map = offset;
    offset += isTransformed ? readNumber() : plainLength;
  }
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return { map, view: new DataView(data.buffer, data.byteOffset, data.byteLength) };
}

function readFormat4(view: DataView, table: number, characters: Set<number>): void {
  const doubled = view.getUint16(table + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = view.getUint16(table + 14 + segment);
    const start = view.getUint16(table + 16 + doubled + segment);
    const delta = view.getUint16(table + 16 + doubled * 2 + segment);
    const rangeAt = table + 16 + doubled * 3 + segment;
    const range = view.getUint16(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? (code + delta) & 0xffff : view.getUint16(rangeAt + range + (code - start) * 2);
      if (glyph !== 0) characters.add(code);
    }
  }
}

function readFormat12(view: DataView, table: number, characters: Set<number>): void {
  const groups = view.getUint32(table + 12);
  for (let group = 0; group < groups; group++) {
    const at = table + 16 + group * 12;
    for (let code = view.getUint32(at); code <= view.getUint32(at + 4); code++) characters.add(code);
  }
}
