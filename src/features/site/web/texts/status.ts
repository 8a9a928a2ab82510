/** The status page. */
export const status = {
  title: 'Status',
  description:
    'Shows whether {brand} is working: its database, file storage and data version, checked when you open the page.',
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
