// Imported before anything of Graphile's, which reads this once and otherwise prints advice.
process.env.GRAPHILE_ENV ??= process.env.ADMIN_ENV === 'development' ? 'development' : 'production';
