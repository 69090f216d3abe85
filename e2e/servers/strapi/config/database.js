module.exports = {
  connection: {
    client: 'sqlite',
    connection: { filename: `${process.env.STRAPI_TEST_FOLDER}/strapi.db` },
    useNullAsDefault: true,
    pool: {
      // What a test fills and throws away need not outlive the machine.
      afterCreate(connection, done) {
        connection.pragma('synchronous = OFF');
        connection.pragma('journal_mode = MEMORY');
        done();
      },
    },
  },
};
