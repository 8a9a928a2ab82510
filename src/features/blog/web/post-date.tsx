/** 'November 4, 2026'. A public day is the same for every reader, so it is counted in UTC. */
export function PostDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate.format(new Date(iso))}</time>;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
