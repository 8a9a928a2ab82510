// Imported by a process that serves: lets it end properly when what started it is gone, so that it is not left behind
// holding its port and its data. The parent is start.mjs over an IPC channel (its end is heard at once), or npm (its end
// shows in a changed parent id). Any other parent, a shell or a service manager, may go without taking this along.
if (process.channel) {
  process.once('disconnect', end);
  process.channel.unref();
} else if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
}

function end() {
  process.kill(process.pid, 'SIGTERM');
}
