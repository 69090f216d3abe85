module.exports = require('@strapi/strapi').factories.createCoreService('api::magazine.tag');
