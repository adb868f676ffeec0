/** @jest-environment node */
import {createHash} from 'node:crypto';
import {closedPagesStep, recordFile} from '../../../plugins/closed-pages';
import {inspectPage, inspectStyles} from '../../../plugins/closed-pages/inspect';
import {builtSite} from '../../helpers/builtSite';

const page = (body: string) => `<!doctype html><meta charset=utf-8><body>${body}</body>`;

describe('a page under the policy', () => {
  it.each([
    ['<svg style="display: none;"></svg>', /style="display: none;" on <svg>/],
    ['<noscript><style>a{}</style></noscript>', /a <style> element/],
    ['<template><button onclick=go()></button></template>', /handler onclick on <button>/],
    ['<a href=" javascript:go()">', /javascript: address on <a>/],
    ['<script src="//other.example/a.js"></script>', /\/\/other\.example\/a\.js, loaded by <script>/],
    ['<img srcset="/a.png 1x, https://other.example/b.png 2x">', /https:\/\/other\.example\/b\.png, loaded by <img>/],
    ['<img src="data:image/gif;base64,AA">', /data:image\/gif;base64,AA, loaded by <img>/],
    ['<link rel=preconnect href="https://other.example">', /loaded by <link>/],
    ['<svg><use xlink:href="https://other.example/a.svg#b"/></svg>', /loaded by <use>/],
    ['<form action="/send"></form>', /an address to send a form to, on <form>/],
    ['<iframe src="/a"></iframe>', /an? <iframe> element/],
  ])('may not hold %s', (html, fault) => {
    expect(inspectPage(page(html)).faults.join('\n')).toMatch(fault);
  });

  it('may lead to other sites, name them, and load its own files', () => {
    const html = [
      '<link rel=canonical href="https://site.example/a">',
      '<a href="https://other.example" download>x</a>',
      '<img src="/img/a.png">',
      '<svg><use href="#b"/></svg>',
      '<link rel=icon href=img/icon.svg>',
    ].join('');
    expect(inspectPage(page(html))).toEqual({scripts: [], faults: []});
  });

  it('gives the text of every script that the browser acts on, and of no data', () => {
    const html =
      '<script>a < b</script><script type=speculationrules>{}</script><script type=application/ld+json>{"a":1}</script>';
    expect(inspectPage(page(html)).scripts).toEqual(['a < b', '{}']);
  });
});

it('a style sheet may only load files of the site', () => {
  const css =
    'a{src:url(/assets/a.woff2)}b{background:url("data:image/svg+xml,x")}@import "https://other.example/c.css";';
  expect(inspectStyles(css)).toEqual([
    expect.stringMatching(/^data:image/),
    expect.stringMatching(/^https:\/\/other\.example\/c\.css/),
  ]);
});

describe('the record of a build', () => {
  const files = {
    'index.html': page('<script>go()</script>'),
    'docs/a.html': page('<script>go()</script>'),
    'a.txt': 'a',
  };
  const recordOf = async (content: Record<string, string>) => {
    const site = builtSite(content);
    await closedPagesStep(site);
    return JSON.parse(site.read(recordFile));
  };

  it('holds the hash of each inline script once', async () => {
    const hash = createHash('sha256').update('go()').digest('base64url');
    expect((await recordOf(files)).scripts).toEqual([`sha256-${hash}=`]);
  });

  it('has a name that is the same for the same files and another for others', async () => {
    const {id} = await recordOf(files);
    expect((await recordOf(files)).id).toBe(id);
    expect((await recordOf({...files, 'a.txt': 'b'})).id).not.toBe(id);
    expect((await recordOf({...files, 'b.txt': 'a'})).id).not.toBe(id);
  });

  it('stops the build with every fault and its file', async () => {
    const site = builtSite({'index.html': page('<p style="a">'), 'b.html': page('<p onclick="a">')});
    await expect(closedPagesStep(site)).rejects.toThrow(/b\.html: the handler[\s\S]*index\.html: style=/);
  });

  it('stops the build when inline scripts differ by page', async () => {
    const pages = Array.from({length: 6}, (_, index) => [`${index}.html`, page(`<script>${index}</script>`)]);
    await expect(closedPagesStep(builtSite(Object.fromEntries(pages)))).rejects.toThrow('6 different inline scripts');
  });
});
