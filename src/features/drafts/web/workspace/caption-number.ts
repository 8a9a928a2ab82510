/** Whether a caption begins with the number of its figure, as in 'Figure 1. Flow of households'. */
export function beginsWithNumber(caption: string, number: number): boolean {
  const [, said] = /^fig(?:ure|\.)? ?(\d{1,2})(?![\d.]\d|[a-z])[.:|–—-]? /i.exec(caption) ?? [];
  return Number(said) === number;
}
