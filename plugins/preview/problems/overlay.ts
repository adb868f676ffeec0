/**
 * The errors that the bundler's overlay shows over the whole page: all but those in our panel, which are pages that don't
 * compile and unknown tags. They are recognized by their messages, because the browser gets only those. The functions are
 * sent to the browser as text, so they can't use anything outside of them.
 */
export const overlay = {
  warnings: false,
  errors: (error: Error) => !/MDX compilation failed/.test(error.message),
  runtimeErrors: (error: Error) => !/Expected component|MDX compilation failed/.test(error.message),
};
