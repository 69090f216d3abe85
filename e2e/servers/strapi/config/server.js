module.exports = {
  host: '127.0.0.1',
  app: { keys: ['a key that is known to tests alone'] },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};
