const {readFileSync} = require('node:fs');

const groups = JSON.parse(readFileSync('groups.json', 'utf8'));

module.exports = {
  documentation: [
    {type: 'doc', id: 'index', label: 'Documentation home'},
    ...groups.map(({label, ids, collapsed}) => ({type: 'category', label, collapsed, items: ids})),
  ],
};
