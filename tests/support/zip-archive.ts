import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive. Every field but name and text can be false, to test the checks. */
export type ZipEntry = {
  name: string;
  text?: string | Buffer;
  flags?: number;
  method?: number;
  /** The size in the list. */
  declaredBytes?: number;
  /** Its start in the list. */
  declaredStart?: number;
};

const DEFLATED = 8;

/** A zip archive as small programs write it: local headers, list of contents, end record with a comment. */
export function zipOf(entries: readonly ZipEntry[], comment = ''): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let start = 0;

  for (const entry of entries) {
    const text = Buffer.from(entry.text ?? '');
    const packed = deflateRawSync(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(entry.flags ?? 0, 2);
    facts.writeUInt16LE(entry.method ?? DEFLATED, 4);
    facts.writeUInt32LE(crc32(text), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(entry.declaredBytes ?? text.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(entry.name), 22);

    const local = Buffer.concat([signature('PK\x03\x04'), facts, Buffer.from(entry.name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(entry.declaredStart ?? start, 10);
    list.push(signature('PK\x01\x02\x14\x00'), facts, place, Buffer.from(entry.name));
    files.push(local);
    start += local.length;
  }

  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(start, 12);
  end.writeUInt16LE(comment.length, 16);

  return Buffer.concat([...files, ...list, signature('PK\x05\x06'), end, Buffer.from(comment)]);
}

function signature(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
