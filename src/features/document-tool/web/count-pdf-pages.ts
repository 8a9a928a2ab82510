/** The number of pages of a PDF, estimated from its page objects; null if they are compressed, as in many programs. */
export async function countPdfPages(file: Blob): Promise<number | null> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  const pages = text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
  return pages === 0 ? null : pages;
}
