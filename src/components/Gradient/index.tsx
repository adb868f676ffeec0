/** Defines the brand's gradient across a drawing of this width, for a `fill` or `stroke` of `url(#id)`. */
export function Gradient({id, width}: {id: string; width: number}) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={width}>
      <stop stopColor="var(--gradient-start)" />
      <stop offset="1" stopColor="var(--gradient-end)" />
    </linearGradient>
  );
}
