/** Bytes of a page, the unit of PostgreSQL's files. */
export const PAGE = 8192;

/** What stands on a page of a btree index (src/include/access/nbtree.h, storage/bufpage.h). */
export interface BtreePage {
  /** Of the first page, which leads to the others: where the tree begins; 0 in an empty index. */
  root: number | null;
  isLeaf: boolean;
  /**
   * Of a leaf the table's pages with the rows it lists (each once for rows that follow each other),
   * else the index's pages below this one.
   */
  blocks: number[];
}

const META_MAGIC = 0x053162;
const LEAF = 1;
const META = 8;
/** Deleted, or on its way to be: it leads nowhere any more. */
const GONE = 4 | 16;

/** An entry in another form than key and place. */
const OTHER_FORM = 0x2000;
/** Such an entry that lists many rows with the same key. */
const IS_LIST = 0x2000;
const LIST_COUNT = 0x0fff;

/** `null` if this is no page of a btree index. */
export function readPage(page: Buffer): BtreePage | null {
  const special = page.readUInt16LE(16);
  if (special !== PAGE - 16) return null;
  const flags = page.readUInt16LE(special + 12);
  if (flags & META) {
    if (page.readUInt32LE(24) !== META_MAGIC) return null;
    return { root: page.readUInt32LE(32), isLeaf: false, blocks: [] };
  }
  const isLeaf = (flags & LEAF) !== 0;
  if (flags & GONE) return { root: null, isLeaf, blocks: [] };
  return { root: null, isLeaf, blocks: entriesOf(page, special, isLeaf) };
}

function entriesOf(page: Buffer, special: number, isLeaf: boolean): number[] {
  const count = (page.readUInt16LE(12) - 24) >> 2;
  // All but the rightmost page begin with the limit of their keys, which leads nowhere.
  const isRightmost = page.readUInt32LE(special + 4) === 0;
  const blocks: number[] = [];
  const add = (block: number) => {
    if (blocks.at(-1) !== block) blocks.push(block);
  };
  for (let item = isRightmost ? 0 : 1; item < count; item++) {
    const at = page.readUInt32LE(24 + item * 4) & 0x7fff;
    const place = page.readUInt16LE(at + 4);
    const isOther = (page.readUInt16LE(at + 6) & OTHER_FORM) !== 0;
    if (!isLeaf || !isOther || !(place & IS_LIST)) {
      add(blockAt(page, at));
      continue;
    }
    const list = at + blockAt(page, at);
    for (let row = 0; row < (place & LIST_COUNT); row++) add(blockAt(page, list + row * 6));
  }
  return blocks;
}

/** A page's number, in two halves. */
function blockAt(page: Buffer, at: number): number {
  return page.readUInt16LE(at) * 0x10000 + page.readUInt16LE(at + 2);
}
