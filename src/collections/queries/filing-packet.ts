import { getEntry } from 'astro:content';
import type { FilingPacketFile } from '../schemas/filing-packet.ts';

/** Load the words of the sheet that a customer takes to the counter. */
export async function getFilingPacket(): Promise<FilingPacketFile> {
  const packet = await getEntry('filingPacket', 'filing-packet');
  if (!packet) throw new Error('[catalogue] content/filing-packet.yaml is missing');

  return packet.data;
}
