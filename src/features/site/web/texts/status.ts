/** The status page. */
export const status = {
  title: 'Status',
  description:
    'Whether {brand} is working now: its database, its file storage and the version of its data, checked when you open the page.',
  ready: 'All systems are working',
  notReady: 'Something isn’t working',
  readyText: 'You can log in, start runs and open your results.',
  notReadyText: 'Runs that had started continue when the system is back, and nothing is charged twice.',
  checkedAt: 'Last check (UTC):',
  checks: {
    database: 'Database',
    migrations: 'Database version',
    storage: 'File storage',
    processes: 'Server processes',
  },
  states: { ok: 'Working', failed: 'Not working' },
} as const;
