module.exports = {
  title: 'Timbre',
  url: 'https://timbre.example',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, faster: true},
  onBrokenAnchors: 'ignore',
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {routeBasePath: '/', sidebarPath: './sidebars.js'},
      },
    ],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false, docsRouteBasePath: '/'}]],
  themeConfig: {
    navbar: {title: 'Timbre'},
    prism: {additionalLanguages: ['bash', 'groovy', 'http', 'java', 'json']},
  },
};
