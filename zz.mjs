import {readFileSync} from 'node:fs';import {brotliCompressSync} from 'node:zlib';
import {fromParse5} from 'hast-util-from-parse5';import {parse} from 'parse5';import {toHtml} from 'hast-util-to-html';import {toString as toText} from 'hast-util-to-string';import {visit,SKIP} from 'unist-util-visit';import {selectAll} from 'hast-util-select';
const raw=readFileSync('build/developers/documentation/rest-api-reference.html','utf8');
const fromHtml=h=>fromParse5(parse(h,{scriptingEnabled:false}));
const sz=s=>brotliCompressSync(s).length;
const base=sz(raw);console.log(raw.length,base,'text only',sz(toText(fromHtml(raw))));
const t=(name,fn)=>{const tree=fromHtml(raw);fn(tree);console.log(name.padEnd(30),base-sz(toHtml(tree)));};
t('none',()=>{});
const rm=(sel)=>t('rm '+sel,tree=>{const set=new Set(selectAll(sel,tree));visit(tree,'element',(n,i,p)=>{if(set.has(n)){p.children.splice(i,1);return [SKIP,i];}});});
for(const s of ['header','footer','nav','aside','svg','head','pre','button','table','dl','ul','details','[data-island]','template','script','main','[role=tablist]','[role=tabpanel]','[role=tabpanel][hidden]','h2','h3','h4'])rm(s);
t('unwrap code spans',tree=>{for(const pre of selectAll('pre',tree)){const txt=toText(pre,{whitespace:'pre'});pre.children=[{type:'text',value:txt}];}});
const attrs={};visit(fromHtml(raw),'element',n=>{for(const k of Object.keys(n.properties))attrs[k]=(attrs[k]??0)+1});
for(const [k,c] of Object.entries(attrs).sort((a,b)=>b[1]-a[1]).slice(0,30))t('attr '+k+' '+c,tree=>visit(tree,'element',n=>{delete n.properties[k]}));
console.log('----');
const tr=fromHtml(raw);const ds=new Map();
for(const s of selectAll('svg',tree()))0;
function tree(){return tr}
for(const s of selectAll('svg',tr)){const h=toHtml(s);const e=ds.get(h)??{n:0};e.n++;ds.set(h,e);}
console.log([...ds].map(([h,e])=>[h.length*1,e.n,h.slice(0,260)]).sort((a,b)=>b[0]-a[0]).map(x=>x.join(' ')).join('\n'));
const cl={};visit(tr,'element',n=>{for(const c of [n.properties.className].flat().filter(Boolean))cl[c]=(cl[c]??0)+1});
console.log(Object.entries(cl).sort((a,b)=>b[1]-a[1]).map(x=>x.join(':')).join(' '));
