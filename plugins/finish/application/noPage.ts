/** Replaces documentation pages in the application's scripts, which no built page loads. */
export default function NoPage(): null {
  return null;
}
