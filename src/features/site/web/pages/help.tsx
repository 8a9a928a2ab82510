import type { MetaArgs } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { LongRead } from '../reading/long-read.tsx';
import { help } from '../texts/help.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${help.title} · ${brand.name}`,
    description: fillText(help.description, brand),
    image: pageShareImage('help'),
  }));
}

/** Help for researchers and for readers of leases, on one page with its contents. */
export default function Help() {
  return <LongRead article={help} />;
}
