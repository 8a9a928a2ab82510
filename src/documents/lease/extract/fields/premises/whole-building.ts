import type { FieldContext, Reading } from '../../field.ts';
import { readAreas } from '../../readers.ts';
import { stated } from './premises-areas.ts';

const leasesIt =
  /\b(?:landlord|lessor)\s+(?:shall\s+|hereby\s+)?(?:leases?|demises?|lets?)\s+(?:to\s+(?:the\s+)?(?:tenant|lessee)\s+)?the\s+(?:entire\s+|whole\s+|completed\s+|new\s+)?(?:land\s+and\s+(?:the\s+)?)?building\b(?=(?:\s+and\s+(?:the\s+)?(?:land|site|lot|property|improvements))?\s*(?:,|\bto\b|\bfor\b))/i;
const itsArea =
  /\ban?\s+(?:(?!land\b|lot\b)[a-z-]{3,20}\s+){0,5}building\s+(?:of|containing|comprising|measuring|having)\s+((?:approximately\s+|about\s+)?\d[\d,]{2,12}\s+(?:(?:rentable|gross|leasable)\s+)?square\s+(?:feet|met(?:er|re)s))/dgi;

/**
 * `Landlord shall construct a manufacturing building of 84,000 square feet`, and then `Landlord leases the building and
 * land to Tenant`: the only building that the document measures.
 */
export function wholeBuilding({ text }: FieldContext): Reading[] {
  if (!text.blocksWith(['building']).some((block) => !block.contents && leasesIt.test(block.text))) return [];
  const found = text.hits(['building'], itsArea).flatMap((hit): Reading[] => {
    const part = hit.group(1);
    const [area] = readAreas(part?.text ?? '');
    return part === null || area === undefined ? [] : [{ ...stated(area), span: hit, block: hit.block }];
  });
  return found.every(({ value }) => value === found[0]?.value) ? found.slice(0, 1) : [];
}
