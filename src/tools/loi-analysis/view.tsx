import { DocumentToolPage } from '#web/document-tool/document-tool-page.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { loiAnalysis } from './tool.ts';
import { texts } from './web/texts.ts';

export const meta = pageTitle(loiAnalysis.name);

export default function LoiAnalysis() {
  return <DocumentToolPage tool={loiAnalysis} wording={texts} />;
}
