/** Lines of about a hundred characters. Long stretches without a space are broken behind a comment sign or inside East Asian text. */
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
