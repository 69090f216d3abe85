module.exports = {
  serveAdminPanel: false,
  auth: { secret: 'a secret that is known to tests alone' },
  apiToken: { salt: 'salt of tests' },
  transfer: { token: { salt: 'salt of tests' } },
  secrets: { encryptionKey: 'a key that is known to tests alone' },
};
