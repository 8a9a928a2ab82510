/** The examples on the API page, as typed into a shell. A test runs them. */
export function examplesFor(
  appUrl: string,
): Readonly<Record<'key' | 'run' | 'reports' | 'download' | 'lease', string>> {
  const url = appUrl.replace(/\/$/, '');
  return {
    key: 'export API_KEY="fdk_…"',
    run: `curl --no-buffer --fail-with-body ${url}/functions/v1/run-workflow-text \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "x-function-slug: base-rent-sens" \\
  --data @- <<'JSON'
{"text": "{\\"term\\": \\"5\\", \\"ti_allow\\": \\"35.00\\", \\"space_size\\": \\"10,000\\", \\"base_rent_min\\": \\"50.00\\", \\"base_rent_max\\": \\"65.00\\", \\"op_ex_pct\\": \\"15.00\\", \\"op_ex_escal\\": \\"3.00\\", \\"ti_rate\\": \\"8.00\\"}"}
JSON`,
    reports: `curl --fail-with-body "${url}/api/reports?limit=1" \\
  -H "Authorization: Bearer $API_KEY"`,
    download: `curl --fail-with-body "${url}/api/reports/$REPORT_ID/download" \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  --data '{"format": "xlsx"}'`,
    lease: `curl --fail-with-body ${url}/functions/v1/file-upload \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "x-function-slug: lease-abstract" \\
  --form file=@lease.pdf

curl --no-buffer --fail-with-body ${url}/functions/v1/async-run-workflow-file \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "x-function-slug: lease-abstract" \\
  --data "{\\"fileId\\": \\"$FILE_ID\\"}"`,
  };
}
