import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';

/** Sign-in through LinkedIn, which needs a provider that nobody has set up here. */
export function LinkedInButton() {
  const [asked, setAsked] = useState(false);
  return (
    <div>
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        icon={<LinkedInMark />}
        onClick={() => setAsked(true)}
      >
        Continue with LinkedIn
      </Button>
      <p role="status" className={asked ? 'mt-2 text-sm text-muted' : undefined}>
        {asked && 'LinkedIn sign-in is not set up here.'}
      </p>
    </div>
  );
}

/** The letters "in" on a square, drawn in the colour of the text. */
function LinkedInMark() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
      <rect x="0.8" y="0.8" width="14.4" height="14.4" rx="2.2" />
      <path d="M4.6 6.9v5M4.6 4.2v.9M7.8 11.9v-5M7.8 9.2c0-1.4.8-2.2 1.9-2.2s1.8.8 1.8 2.2v2.7" />
    </svg>
  );
}
