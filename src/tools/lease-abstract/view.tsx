import { DocumentToolPage } from '../../web/document-tool/document-tool-page.tsx';
import { leaseAbstract } from './tool.ts';
import { texts } from './web/texts.ts';

export default function LeaseAbstract() {
  return <DocumentToolPage tool={leaseAbstract} wording={texts} />;
}
