/**
 * Which errors the bundler's own overlay shows, over the whole page. What the panel tells of a page needs none: that it
 * does not compile, as the compiler says it and as the page says it when it is opened, and a tag that nobody knows.
 * The functions are sent to the browser as text, so each has to hold all that it needs.
 */
export const overlay = {
  warnings: false,
  errors: (error: Error) => !/MDX compilation failed/.test(error.message),
  runtimeErrors: (error: Error) => !/Expected component|MDX compilation failed/.test(error.message),
};
