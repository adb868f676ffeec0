import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const groups = JSON.parse(readFileSync('groups.json', 'utf8'));
const titles = JSON.parse(readFileSync('titles.json', 'utf8'));

export default defineConfig({
  title: 'Timbre',
  cleanUrls: true,
  themeConfig: {
    search: {provider: 'local'},
    sidebar: [
      {text: 'Documentation home', link: '/'},
      ...groups.map(({label, ids}) => ({text: label, items: ids.map((id) => ({text: titles[id], link: `/${id}`}))})),
    ],
  },
});
