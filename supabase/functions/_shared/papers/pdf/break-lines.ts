/** A piece of text in one font face. */
export type Piece<Face> = { text: string; face: Face };

/** A line that fits, with the total width of its pieces. */
export type Line<Face> = { pieces: Piece<Face>[]; width: number };

type Measure<Face> = (text: string, face: Face) => number;

type Word<Face> = { pieces: Piece<Face>[]; width: number };

/**
 * Break pieces of text into lines no wider than `width`. Lines break only at spaces. A word wider than a line is cut,
 * so that no text runs off the page.
 */
export function breakLines<Face>(
  pieces: readonly Piece<Face>[],
  width: number,
  measure: Measure<Face>,
): Line<Face>[] {
  const words = toWords(pieces, measure).flatMap((word) => cutToWidth(word, width, measure));
  const lines: Line<Face>[] = [];
  let line: Line<Face> | undefined;

  for (const word of words) {
    const spaceFace = line?.pieces.at(-1)?.face;
    const space = spaceFace === undefined ? 0 : measure(' ', spaceFace);

    if (line !== undefined && spaceFace !== undefined && line.width + space + word.width <= width) {
      append(line, { text: ' ', face: spaceFace });
      for (const piece of word.pieces) append(line, piece);
      line.width += space + word.width;
    } else {
      line = { pieces: word.pieces.map((piece) => ({ ...piece })), width: word.width };
      lines.push(line);
    }
  }

  return lines;
}

function append<Face>(line: Line<Face>, piece: Piece<Face>): void {
  const last = line.pieces.at(-1);
  if (last?.face === piece.face) last.text += piece.text;
  else line.pieces.push({ ...piece });
}

/** Split text into words. A word can change its face in the middle, such as a bold name before a plain comma. */
function toWords<Face>(pieces: readonly Piece<Face>[], measure: Measure<Face>): Word<Face>[] {
  const words: Word<Face>[] = [];
  let isOpen = false;

  for (const { text, face } of pieces) {
    for (const part of text.split(/(\s+)/)) {
      if (part === '') continue;
      if (/^\s+$/.test(part)) {
        isOpen = false;
        continue;
      }

      const piece = { text: part, face };
      const width = measure(part, face);
      const last = words.at(-1);
      if (isOpen && last !== undefined) {
        last.pieces.push(piece);
        last.width += width;
      } else {
        words.push({ pieces: [piece], width });
      }
      isOpen = true;
    }
  }

  return words;
}

function cutToWidth<Face>(word: Word<Face>, width: number, measure: Measure<Face>): Word<Face>[] {
  if (word.width <= width) return [word];

  const parts: Word<Face>[] = [];
  for (const { text, face } of word.pieces) {
    for (const character of text) {
      const size = measure(character, face);
      const last = parts.at(-1);
      if (last === undefined || last.width + size > width) {
        parts.push({ pieces: [{ text: character, face }], width: size });
      } else {
        append(last, { text: character, face });
        last.width += size;
      }
    }
  }

  return parts;
}
