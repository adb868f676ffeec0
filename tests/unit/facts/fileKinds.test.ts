import {fileKindOf, fileKinds, imageExtension} from '../../../src/facts/fileKinds';

it('every image that a page may show has the content type of an image', () => {
  for (const [extension, {type, isImage = false}] of Object.entries(fileKinds)) {
    expect(type.startsWith('image/')).toBe(isImage);
    expect(imageExtension.test(`photo.${extension.toUpperCase()}`)).toBe(isImage);
  }
});

it('reads the kind of a file from its name, and that of a page from an address without one', () => {
  expect(fileKindOf('/img/photo.AVIF')?.type).toBe('image/avif');
  expect(fileKindOf('/docs/page')).toBe(fileKinds.html);
  expect(fileKindOf('/img/photo.unknown')).toBeUndefined();
});
