import { strFromU8, unzipSync } from 'fflate';

/**
 * Posts a zip to Overleaf, which opens it as a new project. The form contains the zip as a data URL, because Overleaf
 * could not reach a signed URL of a server in a company network or on this machine (overleaf.com/devs).
 */
export async function openInOverleaf(zipAddress: string): Promise<void> {
  const response = await fetch(zipAddress);
  if (!response.ok) throw new Error(`the zip was answered with ${response.status}`);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = 'https://www.overleaf.com/docs';
  form.target = '_blank';
  form.rel = 'noopener';
  const zip = await response.arrayBuffer();
  const fields = {
    snip_uri: await dataAddress(new Blob([zip], { type: 'application/zip' })),
    engine: latexProgram(new Uint8Array(zip)),
  };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The TeX program named in the source's first line, as editors read it. */
function latexProgram(zip: Uint8Array): string {
  const { 'main.tex': main } = unzipSync(zip, { filter: ({ name }) => name === 'main.tex' });
  return /^% !TEX program = (\w+)/.exec(strFromU8(main ?? new Uint8Array()))?.[1] ?? 'pdflatex';
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
