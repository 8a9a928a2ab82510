// Imported by server processes: stops the process when its parent has ended, so that no orphan holds the port and the
// data folder. The parent is start.mjs with an IPC channel (its end is noticed immediately), or npm (its end shows in a
// changed parent id). Any other parent, such as a shell or a service manager, may end without stopping this process.
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
