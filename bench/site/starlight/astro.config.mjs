import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const groups = JSON.parse(readFileSync('groups.json', 'utf8'));

export default defineConfig({
  integrations: [
    starlight({
      title: 'Timbre',
      sidebar: [{label: 'Documentation home', link: '/'}, ...groups.map(({label, ids}) => ({label, items: ids}))],
    }),
  ],
});
