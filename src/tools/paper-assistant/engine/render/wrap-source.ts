/**
 * Wraps lines at about a hundred characters. Long runs without a space are broken after a comment character or inside
 * East Asian text.
 */
export function wrapped(source: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of source.split(' ')) {
    if (line !== '' && line.length + word.length > 100) {
      lines.push(line);
      line = word;
    } else {
      line = lines.length === 0 && line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines
    .map((one) =>
      one.length < 400
        ? one
        : one
            .replace(/(.{100,200}?\})(?=\\)/g, '$1%\n')
            .replace(/([\u3001-\u9fff\uac00-\ud7a3]{80})(?=[\u3001-\u9fff\uac00-\ud7a3])/g, '$1%\n'),
    )
    .join('\n');
}
