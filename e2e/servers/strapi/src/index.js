// Who is signed in may do all; the person of the tests is.
module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const role = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' } });
    const allowed = ['article', 'author', 'tag', 'part'].flatMap((type) =>
      ['find', 'findOne', 'create', 'update', 'delete'].map(
        (verb) => `api::magazine.${type}.${verb}`,
      ),
    );
    const permissions = strapi.db.query('plugin::users-permissions.permission');
    for (const action of [
      ...allowed,
      'plugin::upload.content-api.find',
      'plugin::upload.content-api.findOne',
    ])
      await permissions.create({ data: { action, role: role.id } });
    await strapi.plugin('users-permissions').service('user').add({
      username: 'editor',
      email: 'editor@example.org',
      password: 'редактор',
      provider: 'local',
      confirmed: true,
      role: role.id,
    });
    await strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English (en)' });
  },
};
