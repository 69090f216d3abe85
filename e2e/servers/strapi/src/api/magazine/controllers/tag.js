module.exports = require('@strapi/strapi').factories.createCoreController('api::magazine.tag');
