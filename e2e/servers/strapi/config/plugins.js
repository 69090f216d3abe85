module.exports = {
  graphql: {
    config: { maxLimit: 200, defaultLimit: 25, apolloServer: { introspection: true } },
  },
  'users-permissions': { config: { jwtSecret: 'a secret that is known to tests alone' } },
};
