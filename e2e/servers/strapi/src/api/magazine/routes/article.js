module.exports = require('@strapi/strapi').factories.createCoreRouter('api::magazine.article');
