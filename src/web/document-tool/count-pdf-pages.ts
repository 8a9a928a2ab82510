/**
 * The pages of a PDF, counted by its page objects, good enough for an estimate; null where they are packed away, as many
 * programs do.
 */
export async function countPdfPages(file: Blob): Promise<number | null> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  const pages = text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
  return pages === 0 ? null : pages;
}
