# The servers of OpenStack Swift in one process, from the folder and on the free ports that the arguments name.
import os
import sys

from swift.common import utils

folder = sys.argv[1]
ports = dict(zip(['proxy', 'account', 'container', 'object'], map(int, sys.argv[2:])))
utils.SWIFT_CONF_FILE = folder + '/swift.conf'
with open(utils.SWIFT_CONF_FILE, 'w') as conf:
    conf.write('[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = only\ndefault = yes\n')
utils.eventlet_monkey_patch()

import eventlet
import eventlet.wsgi
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

os.makedirs(folder + '/devices/d1')
common = f'[DEFAULT]\nswift_dir = {folder}\ndevices = {folder}/devices\nmount_check = false\nrecon_cache_path = {folder}\n'
filters = 'catch_errors gatekeeper cache bulk s3api tempauth copy slo dlo'.split()
proxy = f'[pipeline:main]\npipeline = {" ".join(filters)} proxy-server\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n'
for name in filters:
    proxy += f'[filter:{name}]\nuse = egg:swift#{"memcache" if name == "cache" else name}\n'
    if name == 'tempauth':
        proxy += 'user_test_tester = secret-key-of-swift .admin\n'

for name, port in ports.items():
    if name != 'proxy':
        ring = RingBuilder(part_power=4, replicas=1, min_part_hours=1)
        ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'd1', 'weight': 1})
        ring.rebalance()
        ring.get_ring().save(f'{folder}/{name}.ring.gz')
for name, port in reversed(ports.items()):
    path = f'{folder}/{name}-server.conf'
    with open(path, 'w') as conf:
        conf.write(common + (proxy if name == 'proxy' else f'[pipeline:main]\npipeline = app\n[app:app]\nuse = egg:swift#{name}\n'))
    app = loadapp(path, global_conf={'log_name': name})
    eventlet.spawn(eventlet.wsgi.server, eventlet.listen(('127.0.0.1', port)), app, log_output=False)
while True:
    eventlet.sleep(3600)
